import { PEOPLE } from '../../people/people.ts'
import { PEOPLE_FILE } from './passwords.ts'

/** Who there is to sign in as: with their passwords when these are new, else where the passwords are stored. */
export function describePeople(newPasswords: Readonly<Record<string, string>> | null): string[] {
  if (newPasswords === null) return [`Its people:       ${PEOPLE_FILE} in the data folder`]
  const width = Math.max(...PEOPLE.map(({ part }) => part.length))
  return [
    `Its people, with passwords that are told once and kept in ${PEOPLE_FILE} of the data folder:`,
    ...PEOPLE.map(
      ({ part, email }) => `  ${part.padEnd(width)}  ${email.padEnd(25)}  ${newPasswords[email]}`,
    ),
  ]
}
