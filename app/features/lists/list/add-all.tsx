import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import type { AddAllOutcome } from './added-pieces.ts'

/** The key of the fetcher for a form `action` without locale. */
export const addAllKey = (action: string) => `add all ${action}`

/** Adds every piece that can be bought to the bag. Missing finishes are chosen first, on a separate page. */
export function AddAll({ action }: { action: string }) {
  const t = useTranslations('lists.page.add-all')
  const localePath = useLocalePath()
  const { Form, state } = useFetcher<AddAllOutcome>({ key: addAllKey(action) })
  return (
    <Form method="post" action={localePath(action)} className="list-add-all">
      <Button type="submit" width="full" isBusy={state !== 'idle'}>
        {t('button')}
      </Button>
    </Form>
  )
}
