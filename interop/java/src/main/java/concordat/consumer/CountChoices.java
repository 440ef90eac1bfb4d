package concordat.consumer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Counts what agents chose: {@code mvn -q compile exec:java@count-choices -Drecords=RECORDS.ndjson}. */
public final class CountChoices {
  private CountChoices() {}

  public static void main(String[] arguments) throws IOException {
    var records = DecisionRecords.read(Files.readAllLines(Path.of(arguments[0])));
    DecisionRecords.countChoices(records).forEach((choice, count) -> System.out.println(choice + "\t" + count));
  }
}
