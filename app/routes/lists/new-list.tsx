import type { SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { newListForm } from '#app/features/lists/form/list-form.ts'
import { ListFormPage } from '#app/features/lists/form/list-form-page.tsx'
import { NewListForm } from '#app/features/lists/form/new-list-form.tsx'
import { listPath, SAVED_PATH } from '#app/features/lists/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/new-list.ts'
import { refusedListForm } from './refused-list-form.server.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, url }: Route.LoaderArgs) {
  requireAccount({ request, context, url })
  return data({ newId: crypto.randomUUID() }, { headers: PRIVATE })
}

/** Creates one list per form, even if the form is submitted twice. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const submission = parseForm(await readForm(request), newListForm)
  if (submission.status !== 'success') return data(submission.reply(), { status: 422, headers: PRIVATE })
  const created = await clients.lists.of(session.accessToken).create(submission.value)
  if (!created.ok) {
    check(created.code)
    return refusedListForm(submission, created)
  }
  const path = localePath(context.get(visitorContext).locale, listPath(created.value.id))
  return redirect(path, { status: 303, headers: PRIVATE })
}

export default function NewList({ loaderData, actionData }: Route.ComponentProps) {
  return <NewListPage newId={loaderData.newId} lastResult={actionData ?? null} />
}

function NewListPage({ newId, lastResult }: { newId: string; lastResult: SubmissionResult | null }) {
  const t = useTranslations('lists.form')
  return (
    <ListFormPage title={t('new-title')}>
      <NewListForm
        newId={newId}
        lastResult={lastResult}
        cancel={<TextLink href={SAVED_PATH}>{t('cancel')}</TextLink>}
      />
    </ListFormPage>
  )
}
