const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const signed = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2, signDisplay: "exceptZero" });
const percent = new Intl.NumberFormat("en-US", {
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** `60,984` */
export function formatNumber(value: number): string {
  return plain.format(value);
}

/** `+11,333` */
export function formatChange(value: number): string {
  return signed.format(value);
}

/** `18.6 %`; a dash where there is no share. */
export function formatShare(share: number | null): string {
  return share === null ? "–" : percent.format(share).replace("%", " %");
}
