package concordat.consumer;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.NodePath;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** Says what a value has against a contract, as Concordat reports it: one path for each broken rule. */
public final class Validator {
  private final JsonNode schemaDocument;
  private final Schema schema;

  public Validator(JsonNode schema) {
    this.schemaDocument = schema;
    this.schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(schema);
  }

  /** Everything that is wrong with a value; nothing when it is valid. */
  public List<Violation> violations(JsonNode value) {
    List<Error> errors = schema.validate(value);
    List<Violation> reported =
        errors.stream()
            .filter(error -> !error.getKeyword().equals("oneOf")) // its branches' errors say more
            .flatMap(error -> reported(error, value).stream())
            .distinct()
            .toList();
    // What the validator refuses is never accepted here.
    return reported.isEmpty() ? errors.stream().map(Validator::asItIs).toList() : reported;
  }

  /**
   * The violation that an error stands for. The validator lists the errors of all branches of a union, so the
   * error's path is followed through schema and value: where it leads through a branch that was not meant, it is
   * dropped.
   */
  private Optional<Violation> reported(Error error, JsonNode value) {
    NodePath path = error.getEvaluationPath();
    NodePath location = error.getInstanceLocation();
    JsonNode place = schemaDocument;
    JsonNode instance = value;
    int depth = 0;
    for (int step = 0; step < path.getNameCount() - 1; step++) {
      String keyword = path.getName(step);
      switch (keyword) {
        case "$ref" -> place = schemaDocument.at(place.path(keyword).asString().substring(1));
        case "oneOf" -> {
          if (!instance.isObject()) return Optional.empty(); // the type beside the union says it all
          int branch = Integer.parseInt(path.getName(++step));
          Selection selection = Selection.of(place.path(keyword), instance);
          if (!selection.means(branch)) return selection.violationAt(pointer(location, depth));
          place = place.path(keyword).path(branch);
        }
        case "properties", "items", "additionalProperties" -> {
          place = place.path(keyword);
          if (keyword.equals("properties")) place = place.path(path.getName(++step));
          instance = child(instance, location.getElement(depth++));
        }
        default -> throw new IllegalStateException(path + ": no contract has schemas below " + keyword);
      }
    }
    return Optional.of(asItIs(error));
  }

  private static Violation asItIs(Error error) {
    NodePath location = error.getInstanceLocation();
    return new Violation(pointer(location, location.getNameCount()), error.getKeyword());
  }

  private static JsonNode child(JsonNode container, Object step) {
    return step instanceof Integer index ? container.path(index) : container.path(step.toString());
  }

  /** The first steps of a location, as a JSON Pointer. */
  private static String pointer(NodePath location, int steps) {
    return IntStream.range(0, steps)
        .mapToObj(step -> "/" + location.getName(step).replace("~", "~0").replace("/", "~1"))
        .collect(Collectors.joining());
  }
}
