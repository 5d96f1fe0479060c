import { useTranslate } from 'react-admin'
import type { TeamPerson } from '../../../contracts/team/person.ts'

/** What is shown of a member of the team, in words. */
export function usePersonWords() {
  const translate = useTranslate()
  return {
    name: ({ name, email }: TeamPerson) => name ?? email,
    roles: ({ roles }: TeamPerson) =>
      roles.length > 0
        ? roles.map((role) => translate(`desk.roles.${role}`)).join(', ')
        : translate('resources.people.values.removed'),
    secondFactor: ({ hasSecondFactor }: TeamPerson) =>
      translate(`resources.people.values.second-factor.${hasSecondFactor ? 'set-up' : 'missing'}`),
  }
}
