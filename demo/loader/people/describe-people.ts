import { PEOPLE } from '../../people/people.ts'
import { PEOPLE_FILE } from './passwords.ts'

/**
 * Describes how to sign in to the accounts: with their passwords if they are new, otherwise with the name of their
 * file.
 */
export function describePeople(newPasswords: Readonly<Record<string, string>> | null): string[] {
  if (newPasswords === null) return [`Its people:       ${PEOPLE_FILE} in the data folder`]
  const width = Math.max(...PEOPLE.map(({ part }) => part.length))
  return [
    `Its people, with passwords that are shown once and stored in ${PEOPLE_FILE} of the data folder:`,
    ...PEOPLE.map(
      ({ part, email }) => `  ${part.padEnd(width)}  ${email.padEnd(25)}  ${newPasswords[email]}`,
    ),
  ]
}
