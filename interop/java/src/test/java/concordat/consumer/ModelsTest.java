package concordat.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import concordat.consumer.Contracts.Contract;
import java.math.BigDecimal;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a generated record reads it writes back unchanged, with nothing lost and nothing filled in. */
class ModelsTest {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

  @TestFactory
  Stream<DynamicTest> roundTrips() {
    return Contracts.load().stream()
        .flatMap(
            contract ->
                contract.vectors().stream()
                    .filter(Contracts.Vector::valid)
                    .map(
                        vector ->
                            DynamicTest.dynamicTest(
                                contract.ref() + ": " + vector.description(),
                                () -> check(vector.description(), modelOf(contract), vector.data()))));
  }

  private static void check(String description, Class<?> model, JsonNode value) {
    JsonNode written = JSON.valueToTree(JSON.treeToValue(value, model));
    if (!value.equals(ModelsTest::compare, written)) assertEquals(value, written, description);
  }

  private static Class<?> modelOf(Contract contract) throws ClassNotFoundException {
    String packageName = contract.ref().replaceAll("[-/]", "");
    return Class.forName("concordat.contracts." + packageName + "." + contract.title());
  }

  /** 1 and 1.0 are the same JSON number. */
  private static int compare(JsonNode one, JsonNode other) {
    if (one.isNumber() && other.isNumber()) {
      return new BigDecimal(one.asString()).compareTo(new BigDecimal(other.asString()));
    }
    return one.equals(other) ? 0 : 1;
  }
}
