// Agents move towards those who think alike. Half of those who read about the street become a little more in favour.
const persuasion = {
  kind: "rule",
  name: "persuasion",
  update({ state, neighbours, seen, draw }) {
    const close = neighbours.filter(({ support }) => Math.abs(support - state.support) < 0.25);
    const mean = close.reduce((sum, { support }) => sum + support, state.support) / (close.length + 1);
    const read = seen.some(({ id }) => id === "m1");
    const gain = read && draw() < 0.5 ? 0.1 : 0;
    return { support: Math.min(1, mean + gain), informed: state.informed || read };
  },
};

export const custom = [persuasion];
