/**
 * Counts down the depth of nested objects up to which pointers are typed, because a recursive type has no maximum
 * depth.
 */
type Deeper = [never, 0, 1, 2, 3];

/**
 * The JSON Pointers that lead to an enumeration or boolean of a type: `"/choice"`. Of a type that is not known, any
 * string; of an object whose members have no names, any pointer. Items of lists have no pointers, because their
 * number is unknown before the answer.
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

/** Whether a type lists its values: a boolean, or texts and numbers one by one. */
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
