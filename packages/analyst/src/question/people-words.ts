/** Words that name people by nothing else. */
const anyone = /^(?:people|persons?|individuals?|men|women|children)$/;
/** Words for who a row may stand for, of whom women, children and adults are some. */
const roles =
  /^(?:professors?|students?|pupils?|learners?|patients?|passengers?|respondents?|participants?|subjects?|applicants?|candidates?|borrowers?|subscribers?|visitors?|guests?|tenants?|residents?|citizens?|workers?|employees?|teachers?|doctors?|customers?|users?|members?|players?|voters?|victims?|mothers?|fathers?|wives|husbands|parents?|speakers?|winners?|drivers?|soldiers?)$/;
const ages = /^(?:adults?|boys?|girls?)$/;

/** Whether a word says no more than that people are meant. */
export function isAnyone(word: string): boolean {
  return anyone.test(word);
}

/** Whether a word says what a person is or does: a student, a passenger. */
export function isRole(word: string): boolean {
  return roles.test(word);
}

/** Whether a word is of people. */
export function isPeople(word: string): boolean {
  return anyone.test(word) || roles.test(word) || ages.test(word);
}
