import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Generates Java types of every contract of the packed schemas: an object becomes a record, a union a sealed
 * interface of records. agent-decision/v2 becomes {@code concordat.contracts.agentdecisionv2.AgentDecision}.
 *
 * <p>A property that may be absent is null when it is. One that may be absent or null is a {@code Nullable}. One that
 * may have several JSON types (a number or an array of numbers) is a {@code JsonNode}: Java has no union of the two.
 */
public final class GenerateRecords {
  public static void main(String[] arguments) throws IOException {
    String folder = System.getenv("CONCORDAT_SCHEMAS");
    if (folder == null) {
      throw new IllegalStateException(
          "set CONCORDAT_SCHEMAS to the folder that concordat-schemas-<version>.tar.gz unpacks to");
    }
    JsonMapper json = new JsonMapper();
    for (JsonNode entry : json.readTree(Path.of(folder, "manifest.json")).path("contracts")) {
      JsonNode schema = json.readTree(Path.of(folder, text(entry, "path")));
      String title = text(entry, "title");
      String name = (text(entry, "contract") + text(entry, "version")).replace("-", "");
      Path file = Path.of(arguments[0], "concordat", "contracts", name, title + ".java");
      Files.createDirectories(file.getParent());
      Files.writeString(file, sourceOf("concordat.contracts." + name, title, schema));
    }
  }

  private static String sourceOf(String packageName, String title, JsonNode schema) {
    Type root = new Type(title, null);
    var definitions = schema.path("$defs").properties();
    definitions.forEach(definition -> root.taken.add(definition.getKey()));
    definitions.forEach(definition -> root.inner.add(declaration(new Type(definition.getKey(), root), definition.getValue(), "")));
    return """
        // Generated from %s.

        package %s;

        import com.fasterxml.jackson.annotation.JsonInclude;
        import com.fasterxml.jackson.annotation.JsonProperty;
        import concordat.consumer.Nullable;
        import concordat.consumer.UnionReader;
        import java.math.BigDecimal;
        import java.util.List;
        import java.util.Map;
        import java.util.Set;
        import tools.jackson.databind.JsonNode;
        import tools.jackson.databind.ValueDeserializer;
        import tools.jackson.databind.annotation.JsonDeserialize;

        %s"""
        .formatted(text(schema, "$id"), packageName, declaration(root, schema, ""));
  }

  /** A type being declared: the types inside of it, and the names that those may not take. */
  private static final class Type {
    final String name;
    final Type outer;
    final Set<String> taken = new LinkedHashSet<>();
    final List<String> inner = new ArrayList<>();

    Type(String name, Type outer) {
      this.name = name;
      this.outer = outer;
      taken.add(name);
      if (outer != null) outer.taken.add(name);
    }

    /** A type inside of this one, whose name hides no other. */
    Type within(String wanted) {
      String free = wanted;
      while (hides(free)) free += "Value";
      return new Type(free, this);
    }

    private boolean hides(String name) {
      return taken.contains(name) || outer != null && outer.hides(name);
    }
  }

  private static String declaration(Type type, JsonNode schema, String union) {
    return schema.has("oneOf") ? sealedInterface(type, schema) : record(type, schema, union);
  }

  private static String record(Type type, JsonNode schema, String union) {
    String components =
        schema.path("properties").properties().stream()
            .map(one -> component(type, one.getKey(), one.getValue(), isRequired(schema, one.getKey())))
            .collect(Collectors.joining(",\n    "));
    // A record of a union is read as itself, not by the union's reader again.
    String reading = union.isEmpty() ? "" : "@JsonDeserialize(using = ValueDeserializer.None.class)\n";
    String implementing = union.isEmpty() ? "" : " implements " + union;
    return "%spublic record %s(\n    %s)%s {\n%s}\n"
        .formatted(reading, type.name, components, implementing, String.join("\n", type.inner));
  }

  private static String component(Type type, String property, JsonNode schema, boolean required) {
    String javaType = javaType(type, schema, pascal(property));
    boolean mayBeEither = !required && types(schema).contains("null");
    return "@JsonProperty(\"%s\") %s%s %s"
        .formatted(
            property,
            required ? "" : "@JsonInclude(JsonInclude.Include.NON_NULL) ",
            mayBeEither ? "Nullable<" + javaType + ">" : javaType,
            camel(property));
  }

  private static String sealedInterface(Type type, JsonNode schema) {
    List<JsonNode> branches = List.copyOf(schema.path("oneOf").values());
    for (JsonNode branch : branches) {
      type.inner.add(record(new Type(text(branch, "title"), type), branch, type.name));
    }
    Set<String> shared =
        branches.stream().map(GenerateRecords::accessors).reduce(GenerateRecords::both).orElseThrow();
    return """
        @JsonDeserialize(using = %1$s.Reader.class)
        public sealed interface %1$s {
        %2$s
          final class Reader extends UnionReader<%1$s> {
            public Reader() {
              super(List.of(
                  %3$s));
            }
          }

        %4$s}
        """
        .formatted(
            type.name,
            String.join("", shared),
            branches.stream().map(GenerateRecords::branch).collect(Collectors.joining(",\n          ")),
            String.join("\n", type.inner));
  }

  /** What the records of a union have in common can be asked of the union. */
  private static Set<String> accessors(JsonNode branch) {
    return branch.path("properties").properties().stream()
        .filter(property -> isRequired(branch, property.getKey()) && !property.getValue().has("enum"))
        .filter(property -> plainTypes.containsKey(String.join("", types(property.getValue()))))
        .map(one -> "  %s %s();\n".formatted(javaType(null, one.getValue(), ""), camel(one.getKey())))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static Set<String> both(Set<String> one, Set<String> other) {
    one.retainAll(other);
    return one;
  }

  private static String branch(JsonNode branch) {
    var properties = branch.path("properties").properties();
    var constants = properties.stream().filter(one -> one.getValue().has("const")).toList();
    return "new Branch<>(%s.class, Map.of(%s), Set.of(%s))"
        .formatted(
            text(branch, "title"),
            quoted(constants.stream().flatMap(one -> Stream.of(one.getKey(), text(one.getValue(), "const")))),
            quoted(constants.stream().map(Map.Entry::getKey).filter(name -> !isRequired(branch, name))));
  }

  private static final Map<String, String> plainTypes =
      Map.of("string", "String", "integer", "Long", "number", "BigDecimal", "boolean", "Boolean");

  private static String javaType(Type type, JsonNode schema, String name) {
    if (schema.has("$ref")) return text(schema, "$ref").replace("#/$defs/", "");
    if (schema.has("enum")) return enumeration(type.within(name), type, schema);
    List<String> jsonTypes = types(schema).stream().filter(each -> !each.equals("null")).toList();
    if (jsonTypes.size() > 1) return "JsonNode";
    String jsonType = jsonTypes.isEmpty() ? "null" : jsonTypes.get(0);
    return switch (jsonType) {
      case "array" -> "List<" + javaType(type, schema.path("items"), name + "Item") + ">";
      case "object" -> objectType(type, schema, name);
      default -> plainTypes.getOrDefault(jsonType, "Object");
    };
  }

  private static String objectType(Type type, JsonNode schema, String name) {
    if (schema.has("properties") || schema.has("oneOf")) {
      Type declared = type.within(schema.path("title").asString(name));
      type.inner.add(declaration(declared, schema, ""));
      return declared.name;
    }
    JsonNode values = schema.path("additionalProperties");
    return "Map<String, " + (values.isObject() ? javaType(type, values, name + "Value") : "Object") + ">";
  }

  private static String enumeration(Type declared, Type outer, JsonNode schema) {
    String constants =
        schema.path("enum").values().stream()
            .filter(JsonNode::isString)
            .map(value -> "@JsonProperty(\"%s\") %s".formatted(value.asString(), constantName(value.asString())))
            .collect(Collectors.joining(", "));
    outer.inner.add("public enum %s { %s }\n".formatted(declared.name, constants));
    return declared.name;
  }

  private static List<String> types(JsonNode schema) {
    JsonNode type = schema.path("type");
    return type.isArray() ? type.values().stream().map(JsonNode::asString).toList() : List.of(type.asString(""));
  }

  private static boolean isRequired(JsonNode schema, String property) {
    return schema.path("required").values().stream().anyMatch(name -> name.asString().equals(property));
  }

  private static String text(JsonNode node, String property) {
    return node.path(property).asString();
  }

  private static String quoted(Stream<String> texts) {
    return texts.map(text -> "\"" + text + "\"").collect(Collectors.joining(", "));
  }

  private static String constantName(String value) {
    return value.toUpperCase().replaceAll("[^A-Z0-9]", "_");
  }

  private static String pascal(String name) {
    return Stream.of(name.split("_"))
        .map(word -> word.substring(0, 1).toUpperCase() + word.substring(1))
        .collect(Collectors.joining());
  }

  /** A property's name in Java: words that Java keeps for itself, such as `for`, get an underscore. */
  private static String camel(String name) {
    String camel = name.substring(0, 1).toLowerCase() + pascal(name).substring(1);
    return SourceVersion.isKeyword(camel) ? camel + "_" : camel;
  }
}
