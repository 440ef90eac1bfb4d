/** A shop with one order, which notes what was done. */
export function testShop(approved: boolean) {
  const done: string[] = [];
  return {
    done,
    async findOrder(order: string) {
      if (order !== "A17") throw new Error(`there is no order ${order}`);
      done.push(`find ${order}`);
      return "lost in the post";
    },
    async refund(order: string) {
      done.push(`refund ${order}`);
      return "paid back";
    },
    async approves(call: unknown) {
      done.push(`ask ${JSON.stringify(call)}`);
      return approved;
    },
  };
}
