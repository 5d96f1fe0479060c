import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { listBagPath } from '../paths.ts'
import type { AddAllOutcome } from './added-pieces.ts'

/** The key of the form that adds all pieces of a list to the bag. */
export const addAllKey = (listId: string) => `add all ${listId}`

/** Adds every piece that can be bought to the bag. */
export function AddAll({ listId }: { listId: string }) {
  const t = useTranslations('lists.page.add-all')
  const localePath = useLocalePath()
  const { Form, state } = useFetcher<AddAllOutcome>({ key: addAllKey(listId) })
  return (
    <Form method="post" action={localePath(listBagPath(listId))} className="list-add-all">
      <Button type="submit" width="full" isBusy={state !== 'idle'}>
        {t('button')}
      </Button>
    </Form>
  )
}
