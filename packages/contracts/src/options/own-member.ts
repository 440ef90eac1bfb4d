/**
 * Returns a member of a record whose names are not known in advance, such as the properties of a schema. It is
 * `undefined` if the record lacks the name, even if every object inherits a member of that name, such as `constructor`.
 */
export function ownMember<Member>(
  members: Readonly<Record<string, Member>> | undefined,
  name: string,
): Member | undefined {
  return members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
}
