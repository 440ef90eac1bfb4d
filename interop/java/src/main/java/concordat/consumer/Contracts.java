package concordat.consumer;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The packed schemas: which contracts there are, with their schemas and vectors. */
public final class Contracts {
  private static final JsonMapper JSON = new JsonMapper();

  /** One version of a contract, such as agent-decision/v2. */
  public record Contract(String ref, String title, JsonNode schema, List<Vector> vectors) {}

  /** An instance that every validator must accept or refuse alike. */
  public record Vector(String description, JsonNode data, boolean valid, Violation violation) {}

  private record Manifest(List<Entry> contracts) {}

  private record Entry(String contract, String version, String title, String path, String vectors) {}

  private record Group(List<Vector> tests) {}

  private Contracts() {}

  /** Every contract version of the unpacked archive, which CONCORDAT_SCHEMAS names. */
  public static List<Contract> load() {
    String folder = System.getenv("CONCORDAT_SCHEMAS");
    if (folder == null) {
      throw new IllegalStateException("set CONCORDAT_SCHEMAS to the folder of the unpacked schemas");
    }
    Path manifest = Path.of(folder, "manifest.json");
    return JSON.readValue(manifest, Manifest.class).contracts().stream()
        .map(entry -> read(Path.of(folder), entry))
        .toList();
  }

  public static Contract find(String ref) {
    return load().stream().filter(contract -> contract.ref().equals(ref)).findFirst().orElseThrow();
  }

  private static Contract read(Path folder, Entry entry) {
    Group[] groups = JSON.readValue(folder.resolve(entry.vectors()), Group[].class);
    return new Contract(
        entry.contract() + "/" + entry.version(),
        entry.title(),
        JSON.readTree(folder.resolve(entry.path())),
        Stream.of(groups).flatMap(group -> group.tests().stream()).toList());
  }
}
