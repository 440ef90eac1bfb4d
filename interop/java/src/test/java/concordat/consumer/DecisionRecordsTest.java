package concordat.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Decision records of real runs are read, and what the agents chose is counted. */
class DecisionRecordsTest {
  @Test
  void countsChoicesPerAgentAndFailuresAsFailures() throws IOException {
    var records = DecisionRecords.read(Files.readAllLines(Path.of("../fixtures/decisions.ndjson")));
    var counts = DecisionRecords.countChoices(records);
    assertEquals(16, records.size());
    assertEquals(2, counts.get("deniz\tREPLY"));
    assertEquals(1, counts.get("mara\tfailed"));
    assertEquals(null, counts.get("mara\tLIKE"));
  }

  @Test
  void refusesALineThatIsNoRecord() {
    var error =
        assertThrows(
            IllegalArgumentException.class, () -> DecisionRecords.read(List.of("{\"state\": \"guessed\"}")));
    assertEquals("line 1: enum is violated at \"/state\"", error.getMessage());
  }
}
