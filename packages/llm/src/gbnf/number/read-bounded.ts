import { plainDecimal } from "./decimal.js";
import type { TextReader } from "./text-reader.js";

/** A bound of a number. */
export interface NumberBound {
  readonly value: number;
  /** Whether the bound itself is allowed. */
  readonly isIncluded: boolean;
}

type Sign = "+" | "-";
/** Result of comparing a number, or its absolute value, with the bound. */
type Order = "<" | "=" | ">";

interface State {
  readonly sign: Sign;
  /** Result of comparing the digits so far with the corresponding digits of the bound. */
  readonly order: Order;
  readonly part: "whole" | "fraction";
  /** Number of digits read so far in this part. It stops at one more than the bound has in this part. */
  readonly count: number;
}

/**
 * Reads a number on one side of a bound. Digits are compared one by one. Before the decimal point, the number with
 * more digits is the larger one.
 */
export function readBounded({ value, isIncluded }: NumberBound, side: "above" | "below"): TextReader<State> {
  const [whole = "0", fraction = ""] = plainDecimal(Math.abs(value)).split(".");
  const boundSign: Sign = value < 0 ? "-" : "+";
  const start: State = { sign: "+", order: "=", part: "whole", count: 0 };

  const orderOfWhole = ({ order, count }: State): Order =>
    count < whole.length ? "<" : count > whole.length ? ">" : order;
  /** Compares the absolute value of the number that was read with that of the bound. */
  const orderAtEnd = (state: State): Order => {
    const isWhole = state.part === "whole";
    const order = isWhole ? orderOfWhole(state) : state.order;
    // The rest of the bound's fraction makes the bound the larger one.
    return order === "=" && /[1-9]/.test(fraction.slice(isWhole ? 0 : state.count)) ? "<" : order;
  };
  const afterDigit = (state: State, char: string): State => {
    const digits = state.part === "whole" ? whole : fraction;
    const other = digits[state.count] ?? (state.part === "whole" ? "" : "0");
    const isSettled = state.order !== "=" || other === "";
    const count = Math.min(state.count + 1, digits.length + 1);
    return { ...state, order: isSettled ? state.order : orderOfDigits(char, other), count };
  };
  return {
    start,
    key: ({ sign, order, part, count }) => `${sign}${order}${part}${count}`,
    step(state, char) {
      if (char === "-") return { ...start, sign: "-" };
      if (char === ".") return { ...state, order: orderOfWhole(state), part: "fraction", count: 0 };
      return afterDigit(state, char);
    },
    accepts(state) {
      const order = orderAtEnd(state);
      const isComparable = state.sign === boundSign || (value === 0 && order === "=");
      const result = orderOfNumbers(isComparable ? order : ">", state.sign);
      return result === "=" ? isIncluded : result === (side === "above" ? ">" : "<");
    },
  };
}

function orderOfDigits(digit: string, other: string): Order {
  return digit < other ? "<" : digit > other ? ">" : "=";
}

/** Converts the order of two absolute values to the order of the numbers: it is reversed below 0. */
function orderOfNumbers(order: Order, sign: Sign): Order {
  if (sign === "+" || order === "=") return order;
  return order === "<" ? ">" : "<";
}
