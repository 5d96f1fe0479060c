import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { ListPurpose } from '#contracts/list-id.ts'

/** The name of a list: its own, or in the reader's language that of a list that every customer has. */
export function useListName(): (list: { name: string | null; purpose: ListPurpose | null }) => string {
  const t = useTranslations('lists.names')
  return ({ name, purpose }) => name ?? t(purpose ?? 'saved')
}
