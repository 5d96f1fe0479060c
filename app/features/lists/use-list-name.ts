import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { ListPurpose } from '#contracts/list-id.ts'

/** The lists that every customer has are named in the language of the page. */
export function useListName(): (list: { name: string | null; purpose: ListPurpose | null }) => string {
  const t = useTranslations('lists.names')
  return ({ name, purpose }) => name ?? t(purpose ?? 'saved')
}
