package concordat.consumer;

/** A broken rule: a JSON Pointer to the value that breaks it, and the keyword that says so. */
public record Violation(String path, String keyword) {}
