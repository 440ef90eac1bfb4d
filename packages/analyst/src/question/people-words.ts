/** Matches general words for people. */
const anyone = /^(?:people|persons?|individuals?|men|women|children|characters?)$/;
/** Matches words for people that rows may represent, including women, children and adults. */
const roles =
  /^(?:professors?|students?|pupils?|learners?|patients?|passengers?|respondents?|participants?|subjects?|applicants?|candidates?|borrowers?|subscribers?|visitors?|guests?|tenants?|residents?|citizens?|workers?|employees?|teachers?|instructors?|lecturers?|doctors?|clients?|buyers?|attendees?|customers?|users?|members?|players?|voters?|victims?|mothers?|fathers?|wives|husbands|parents?|speakers?|winners?|drivers?|soldiers?|athletes?)$/;
const ages = /^(?:adults?|boys?|girls?)$/;

/** Whether a word only means people in general. */
export function isAnyone(word: string): boolean {
  return anyone.test(word);
}

/** Whether a word describes a person by a role or an activity, such as `student` or `passenger`. */
export function isRole(word: string): boolean {
  return roles.test(word);
}

/** Whether a word refers to people. */
export function isPeople(word: string): boolean {
  return anyone.test(word) || roles.test(word) || ages.test(word);
}
