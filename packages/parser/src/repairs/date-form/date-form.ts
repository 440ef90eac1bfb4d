import type { RepairUnit } from "../repair-unit.js";

const dateTime =
  /^(\d{4})[-/](\d{2})[-/](\d{2})[Tt _](\d{2}:\d{2}:\d{2}(?:\.\d+)?) ?(?:([Zz])|([-+]\d{2}):?(\d{2}))$/;
const day = /^(\d{4})[-/](\d{2})[-/](\d{2})$/;

export const dateForm = {
  name: "date-form",
  scalar(node, { format }, type) {
    if (type !== "string" || node.kind !== "string") return undefined;
    const text = node.value.trim();
    const written =
      format === "date-time"
        ? text.replace(
            dateTime,
            (_, y, m, d, time, z, hours, minutes) =>
              `${y}-${m}-${d}T${time}${z ? "Z" : `${hours}:${minutes}`}`,
          )
        : format === "date"
          ? text.replace(day, "$1-$2-$3")
          : node.value;
    return written === node.value ? undefined : written;
  },
} as const satisfies RepairUnit;
