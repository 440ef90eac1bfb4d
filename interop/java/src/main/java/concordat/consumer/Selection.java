package concordat.consumer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Which branch of a union an object means, told by the branches' const properties. */
sealed interface Selection {
  /** Whether this branch is meant. */
  default boolean means(int branch) {
    return equals(new Branch(branch));
  }

  /** What is wrong when no branch is meant: nothing that other branches would say. */
  default Optional<Violation> violationAt(String pointer) {
    return Optional.empty();
  }

  record Branch(int index) implements Selection {}

  /** The property that tells the branches apart has a value that none of them has. */
  record Unknown(String property) implements Selection {
    @Override
    public Optional<Violation> violationAt(String pointer) {
      return Optional.of(new Violation(pointer + "/" + property, "enum"));
    }
  }

  /** The property that tells the branches apart is not there, and nothing stands for that. */
  record Absent() implements Selection {
    @Override
    public Optional<Violation> violationAt(String pointer) {
      return Optional.of(new Violation(pointer, "required"));
    }
  }

  static Selection of(JsonNode branches, JsonNode value) {
    List<Integer> candidates = new ArrayList<>();
    for (int index = 0; index < branches.size(); index++) candidates.add(index);
    while (candidates.size() > 1) {
      String property = tellingProperty(branches, candidates);
      JsonNode given = value.get(property);
      candidates.removeIf(index -> !selects(property(branches, index, property), given));
      if (candidates.isEmpty()) return given == null ? new Absent() : new Unknown(property);
    }
    return new Branch(candidates.get(0));
  }

  /** A property that is a const in every candidate, and not the same const in all. */
  private static String tellingProperty(JsonNode branches, List<Integer> candidates) {
    for (String name : branches.path(candidates.get(0)).path("properties").propertyNames()) {
      Set<JsonNode> constants = new HashSet<>();
      for (int index : candidates) constants.add(property(branches, index, name).get("const"));
      if (!constants.contains(null) && constants.size() > 1) return name;
    }
    throw new IllegalArgumentException("nothing tells the branches of this union apart");
  }

  /** Whether a value is the property's const. Left out, an optional property stands for its default. */
  private static boolean selects(JsonNode property, JsonNode given) {
    return property.get("const").equals(given == null ? property.get("default") : given);
  }

  private static JsonNode property(JsonNode branches, int index, String name) {
    return branches.path(index).path("properties").path(name);
  }
}
