package concordat.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import concordat.consumer.Contracts.Vector;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every vector gets the verdict, and every violation the path, that vectors.json says. */
class VectorsTest {
  @TestFactory
  Stream<DynamicTest> vectors() {
    return Contracts.load().stream()
        .flatMap(
            contract -> {
              Validator validator = new Validator(contract.schema());
              return contract.vectors().stream()
                  .map(
                      vector ->
                          DynamicTest.dynamicTest(
                              contract.ref() + ": " + vector.description(),
                              () -> check(vector, validator.violations(vector.data()))));
            });
  }

  private static void check(Vector vector, List<Violation> violations) {
    assertEquals(vector.valid(), violations.isEmpty(), () -> vector.description() + ": " + violations);
    if (vector.valid()) return;
    Set<String> paths = violations.stream().map(Violation::path).collect(Collectors.toSet());
    assertEquals(Set.of(vector.violation().path()), paths, vector.description());
    assertTrue(
        violations.stream().anyMatch(violation -> names(violation.keyword(), vector.violation().keyword())),
        () -> vector.description() + ": " + violations);
  }

  /** A value of another type than the listed ones may break "type" as well as its list. */
  private static boolean names(String keyword, String expected) {
    return keyword.equals(expected) || keyword.equals("type") && Set.of("enum", "const").contains(expected);
  }
}
