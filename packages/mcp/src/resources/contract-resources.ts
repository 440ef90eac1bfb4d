import { contractRefs, loadContract } from "@concordat/contracts";
import { suggestion } from "@concordat/contracts/options";
import {
  ErrorCode,
  type ListResourcesResult,
  McpError,
  type ReadResourceResult,
} from "@modelcontextprotocol/sdk/types.js";
import { contractUri, refOfUri } from "./contract-uri.js";

const mimeType = "application/schema+json";

/**
 * Lists every contract as a resource with its JSON Schema, so that tools can refer to a schema instead of repeating
 * it.
 */
export async function listContracts(): Promise<ListResourcesResult> {
  const resources = contractRefs.map(async (ref) => {
    const { title, description } = (await loadContract(ref)).schema;
    return {
      uri: contractUri(ref),
      name: ref,
      mimeType,
      ...(typeof title === "string" ? { title } : {}),
      ...(typeof description === "string" ? { description } : {}),
    };
  });
  return { resources: await Promise.all(resources) };
}

/**
 * Returns the schema of a contract.
 * @throws {McpError} when the URI does not name a contract
 */
export async function readContract(uri: string): Promise<ReadResourceResult> {
  const ref = refOfUri(uri);
  const known = contractRefs.find((contract) => contract === ref);
  if (known === undefined) {
    const hint = suggestion(uri, contractRefs.map(contractUri));
    throw new McpError(ErrorCode.InvalidParams, `there is no resource ${uri}; ${hint}`);
  }
  const { schema } = await loadContract(known);
  return { contents: [{ uri, mimeType, text: JSON.stringify(schema, null, 2) }] };
}
