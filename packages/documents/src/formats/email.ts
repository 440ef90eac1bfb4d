import PostalMime, { type Address } from "postal-mime";
import type { Block, Contents } from "../document.js";
import { DocumentError } from "../error/document-error.js";
import { readHtml } from "./html.js";
import { isoDate } from "./iso-date.js";
import { readPlainText } from "./plain-text.js";

/**
 * Reads an e-mail (RFC 5322, MIME). Its subject becomes the title. The sender and the recipients become a passage,
 * followed by the text. Attachments are listed as not read.
 * @throws {DocumentError} BROKEN if the file has no e-mail header
 */
export async function readEmail(bytes: Uint8Array, file: string): Promise<Contents> {
  const mail = await PostalMime.parse(bytes).catch((cause: unknown) => {
    throw new DocumentError("BROKEN", `${file}: is not an e-mail that can be read`, { cause });
  });
  if (mail.from === undefined && mail.date === undefined && mail.subject === undefined)
    throw new DocumentError("BROKEN", `${file}: is not an e-mail: it has no sender, date or subject`);
  const body = mail.text?.trim() ? readPlainText(mail.text) : readHtml(mail.html ?? "");
  const names = mail.attachments.map(({ filename }) => JSON.stringify(filename ?? "without a name"));
  const attached = names.length === 1 ? "the attachment" : "the attachments";
  return {
    title: mail.subject?.trim() || null,
    date: isoDate(mail.date),
    // The body may be encoded, so its lines differ from those of the file.
    blocks: [
      ...partiesBlock(mail.from, mail.to),
      ...body.blocks.map(({ isHeading, text }) => ({ isHeading, text })),
    ],
    notRead: names.length === 0 ? [] : [{ page: null, reason: `${attached} ${names.join(", ")}` }],
  };
}

function partiesBlock(from: Address | undefined, to: readonly Address[] | undefined): Block[] {
  const parties = [
    ...(from === undefined ? [] : [`From ${addressText(from)}`]),
    ...(to === undefined || to.length === 0 ? [] : [`to ${to.map(addressText).join(", ")}`]),
  ];
  return parties.length === 0 ? [] : [{ isHeading: false, text: parties.join(" ") }];
}

function addressText({ name, address }: Address): string {
  if (address === undefined || address === "") return name;
  return name === "" ? address : `${name} <${address}>`;
}
