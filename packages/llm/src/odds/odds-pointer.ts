/**
 * Counts down the depth up to which pointers into nested objects are typed. A limit is necessary because a recursive
 * type has no maximum depth.
 */
type Deeper = [never, 0, 1, 2, 3];

/**
 * The JSON Pointers to the enumerations and booleans of a type, such as `"/choice"`. If the type is unknown, any
 * string is allowed; for an object with arbitrary property names, any pointer. Array items have no pointers, because
 * their number is unknown before the answer.
 */
export type OddsPointer<Value, Depth extends number = 4> = unknown extends Value
  ? string
  : Depth extends 0
    ? never
    : Value extends readonly unknown[]
      ? never
      : Value extends object
        ? {
            [Name in keyof Value & string]: PointerFrom<Value[Name], Name, Deeper[Depth] & number>;
          }[keyof Value & string]
        : never;

type PointerFrom<Member, Name extends string, Depth extends number> = string extends Name
  ? `/${string}`
  : MemberPointer<Member, Name, Depth>;

type MemberPointer<Member, Name extends string, Depth extends number> =
  | (HasOptions<NonNullable<Member>> extends true ? `/${Name}` : never)
  | (NonNullable<Member> extends object ? `/${Name}${OddsPointer<NonNullable<Member>, Depth>}` : never);

/** Whether a type lists its values: a boolean, or literal strings and numbers. */
type HasOptions<Member> = [Member] extends [boolean]
  ? true
  : [Member] extends [string]
    ? string extends Member
      ? false
      : true
    : [Member] extends [number]
      ? number extends Member
        ? false
        : true
      : false;
