package concordat.consumer;

import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;

/** Reads a union as the branch whose const properties the value has. */
public abstract class UnionReader<T> extends ValueDeserializer<T> {
  /**
   * One branch: the record to read, its const properties, and which of those may be left out.
   */
  public record Branch<T>(Class<? extends T> type, Map<String, String> constants, Set<String> optional) {
    boolean isMeantBy(JsonNode value) {
      return constants.entrySet().stream()
          .allMatch(
              constant -> {
                JsonNode given = value.get(constant.getKey());
                return given == null
                    ? optional.contains(constant.getKey())
                    : given.asString().equals(constant.getValue());
              });
    }
  }

  private final List<Branch<T>> branches;

  protected UnionReader(List<Branch<T>> branches) {
    this.branches = branches;
  }

  @Override
  public T deserialize(JsonParser parser, DeserializationContext context) {
    JsonNode value = context.readTree(parser);
    for (Branch<T> branch : branches) {
      if (branch.isMeantBy(value)) return context.readTreeAsValue(value, branch.type());
    }
    return context.reportInputMismatch(this, "no branch of the union has these const properties: %s", value);
  }
}
