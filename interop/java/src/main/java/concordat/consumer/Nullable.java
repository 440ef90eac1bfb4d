package concordat.consumer;

import com.fasterxml.jackson.annotation.JsonValue;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.annotation.JsonDeserialize;

/**
 * The value of a property that may be absent and may be null too. Absent, there is no {@code Nullable}, but a null
 * reference; null, there is one without a value. So what was absent stays absent, and what was null stays null.
 */
@JsonDeserialize(using = Nullable.Reader.class)
public record Nullable<T>(@JsonValue T value) {

  /** Reads the value as the type that the property's declaration names. */
  static final class Reader extends ValueDeserializer<Nullable<?>> {
    private final JavaType content;

    Reader() {
      this(null);
    }

    private Reader(JavaType content) {
      this.content = content;
    }

    @Override
    public ValueDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
      return new Reader(context.getContextualType().containedType(0));
    }

    @Override
    public Nullable<?> deserialize(JsonParser parser, DeserializationContext context) {
      return new Nullable<>(context.readValue(parser, content));
    }

    @Override
    public Nullable<?> getNullValue(DeserializationContext context) {
      return new Nullable<>(null);
    }

    @Override
    public Nullable<?> getAbsentValue(DeserializationContext context) {
      return null;
    }
  }
}
