import { Form } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { RefusalCode } from '#contracts/errors.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { listPath, sharedListPath } from '../paths.ts'

/** How a viewer is to a list behind a link: `editor` for its owner too. */
export type SharedViewer =
  | { readonly kind: 'guest' }
  /** `newId`: of their copy, so that a form that is sent twice makes one. */
  | { readonly kind: 'customer'; readonly newId: string }
  | { readonly kind: 'editor'; readonly listId: string }

/** Copies a list to those of a signed-in viewer; a guest signs in first and returns. */
export function SharedActions({
  token,
  viewer,
  refusal,
}: {
  token: string
  viewer: SharedViewer
  refusal: RefusalCode<'lists'> | null
}) {
  const t = useTranslations('lists.shared')
  const all = useTranslations()
  const here = useLocalePath()(sharedListPath(token))
  if (viewer.kind === 'editor') {
    return (
      <div className="list-actions">
        <LinkButton href={listPath(viewer.listId)} variant="outline" width="full">
          {t('edit')}
        </LinkButton>
      </div>
    )
  }
  if (viewer.kind === 'guest') {
    return (
      <div className="list-actions">
        <LinkButton href={loginPath(here)} data-document rel="nofollow" variant="outline" width="full">
          {t('sign-in')}
        </LinkButton>
      </div>
    )
  }
  return (
    <>
      <Form method="post" action={here} className="list-actions">
        <input type="hidden" name="id" value={viewer.newId} />
        <Button type="submit" variant="outline" width="full">
          {t('copy')}
        </Button>
      </Form>
      {refusal && <Notice tone="refusal">{all(refusalMessageKey('lists', refusal))}</Notice>}
    </>
  )
}
