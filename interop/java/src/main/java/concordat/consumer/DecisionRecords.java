package concordat.consumer;

import concordat.contracts.decisionrecordv1.DecisionRecord;
import concordat.contracts.decisionrecordv1.DecisionRecord.ValidFeedRecord;
import concordat.contracts.decisionrecordv1.DecisionRecord.ValidRecord;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The decision records that {@code concordat decide --out} writes. */
public final class DecisionRecords {
  private static final JsonMapper JSON = new JsonMapper();

  private DecisionRecords() {}

  /** Reads records, one JSON object a line, and refuses the first line that is none. */
  public static List<DecisionRecord> read(List<String> lines) {
    Validator validator = new Validator(Contracts.find("decision-record/v1").schema());
    return IntStream.range(0, lines.size())
        .mapToObj(index -> read(validator, index + 1, lines.get(index)))
        .toList();
  }

  private static DecisionRecord read(Validator validator, int number, String line) {
    JsonNode value = JSON.readTree(line);
    for (Violation violation : validator.violations(value)) {
      throw new IllegalArgumentException(
          "line %d: %s is violated at \"%s\"".formatted(number, violation.keyword(), violation.path()));
    }
    return JSON.treeToValue(value, DecisionRecord.class);
  }

  /** Counts choices per agent, by "agent\\tchoice". A decision that failed counts as failed, never as a choice. */
  public static SortedMap<String, Integer> countChoices(List<DecisionRecord> records) {
    SortedMap<String, Integer> counts = new TreeMap<>();
    for (DecisionRecord record : records) counts.merge(record.agentId() + "\t" + cameTo(record), 1, Integer::sum);
    return counts;
  }

  private static String cameTo(DecisionRecord record) {
    if (record instanceof ValidRecord valid) return valid.decision().choice();
    if (record instanceof ValidFeedRecord valid) return valid.decision().choice();
    return record.state();
  }
}
