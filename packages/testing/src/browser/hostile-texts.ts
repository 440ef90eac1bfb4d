/** Texts that would like to be more than text. */
export const hostileTexts: readonly string[] = [
  "<script>document.title='owned'</script>",
  "<img src=x onerror=\"document.title='owned'\">",
  "</blockquote></main><h1>Buy</h1>",
  "</svg></style><script>alert(1)</script>",
  "</pre></details><b>",
  "--><script>alert(1)</script><!--",
  '" onmouseover="document.title=1',
  "' onfocus='document.title=1",
  "[x](javascript:alert(1)) https://example.org",
  "&lt;b&gt; &#60;",
  "\u202egnp.exe\u2066\u2067",
  "\u0000\u0007\ud800",
  "$(touch owned) `id` ; rm -rf / '",
  "{{constructor}} %s %n",
  "數量 📈 größe",
];

const names = new Set([
  "text",
  "reason",
  "content",
  "agent",
  "post",
  "author",
  "segment",
  "label",
  "name",
  "message",
  "answer",
  "folder",
]);

/** Returns the data with a text added to every text by another author. */
export function withTexts<Data>(data: Data, more: string): Data {
  return JSON.parse(
    JSON.stringify(data, (name, value: unknown) =>
      typeof value === "string" && names.has(name) ? value + more : value,
    ),
  );
}
