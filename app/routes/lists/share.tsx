import { data, Form } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { ListFormPage } from '#app/features/lists/form/list-form-page.tsx'
import { useListErrors } from '#app/features/lists/form/use-list-errors.ts'
import { listPath, listSharePath, SAVED_PATH } from '#app/features/lists/paths.ts'
import { changeSharing } from '#app/features/lists/share/change-sharing.server.ts'
import { PeoplePart } from '#app/features/lists/share/people-part.tsx'
import type { DoneShare, RefusedShare } from '#app/features/lists/share/share-form.ts'
import { SHARE_CHANGES, SHARE_DONE, shareForm } from '#app/features/lists/share/share-form.ts'
import type { ShareView } from '#app/features/lists/share/share-view.ts'
import { toShareView } from '#app/features/lists/share/share-view.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { CopyField } from '#app/ui/form/copy-field.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/share.ts'
import { customerName } from './customer-name.server.ts'
import { openList } from './open-list.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [SHARE_DONE] }

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const list = await openList(account, params.listId)
  // Lists that every customer has cannot be shared.
  if (list.purpose !== null) throw data(null, { status: 404, headers: PRIVATE })
  const { locale } = context.get(visitorContext)
  const { timeZone } = context.get(houseContext)
  const name = list.ownerName === '' ? await customerName(account) : ''
  const view = toShareView(list, { origin: url.origin, locale, name, timeZone })
  const done = SHARE_CHANGES.find((change) => change === url.searchParams.get(SHARE_DONE)) ?? null
  return data({ view, done }, { headers: PRIVATE })
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const form = shareForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const { locale } = context.get(visitorContext)
  const lists = clients.lists.of(session.accessToken)
  const refused = await changeSharing(form.data, { lists, listId: params.listId, locale })
  if (refused === 'unauthorized') return check(refused)
  if (refused) return data(refused, { status: 422, headers: PRIVATE })
  const { intent } = form.data
  const path = intent === 'leave' ? SAVED_PATH : listSharePath(params.listId)
  const search = intent === 'leave' ? '' : `?${new URLSearchParams({ [SHARE_DONE]: intent })}`
  return redirect(`${localePath(locale, path)}${search}`, { status: 303, headers: PRIVATE })
}

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  return <SharePage {...loaderData} refused={actionData ?? null} />
}

/** Spec §6: the link of a list, and its editors. */
function SharePage({
  view,
  done,
  refused,
}: {
  view: ShareView
  done: DoneShare | null
  refused: RefusedShare | null
}) {
  const t = useTranslations('lists.share')
  const tAll = useTranslations()
  const isFormRefusal = refused?.intent === 'link' || refused?.intent === 'invite'
  return (
    <ListFormPage title={t('title')} crumbs={[{ label: view.name, href: listPath(view.id) }]}>
      {done && !refused && (
        <Notice tone="success" action={<TextLink href={listPath(view.id)}>{t('back')}</TextLink>}>
          {t(`done.${done}`)}
        </Notice>
      )}
      {refused && !isFormRefusal && (
        <Notice tone="refusal">
          {tAll(refusalMessageKey('lists', refused.errors.form ?? 'list-unavailable'))}
        </Notice>
      )}
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-2">
        <LinkPart view={view} refused={refused} />
        <PeoplePart view={view} refused={refused} />
      </div>
    </ListFormPage>
  )
}

/** Settings and use of the link, with a button to revoke it. */
function LinkPart({ view, refused }: { view: ShareView; refused: RefusedShare | null }) {
  const t = useTranslations('lists.share')
  const { link, isOwn, isPrivate } = view
  return (
    <section aria-labelledby="link" className="grid max-w-measure content-start gap-5">
      <h2 id="link" className="font-display text-heading">
        {t('link-title')}
      </h2>
      <p className="text-muted">{t('link-intro')}</p>
      {link && (
        <>
          <CopyLink url={link.url} />
          <p className="text-small text-muted" suppressHydrationWarning>
            {t(link.hasPrices ? 'shows-prices' : 'shows-no-prices', { since: link.since })}{' '}
            {t('opened', { openings: link.openings })}
          </p>
        </>
      )}
      {!link && !isOwn && <p className="text-small">{t('no-link')}</p>}
      {!link && isOwn && isPrivate && <p className="text-small">{t('private')}</p>}
      {isOwn && <LinkForm view={view} refused={refused} />}
      {isOwn && link && (
        <Form method="post" className="grid justify-items-start gap-1">
          <button type="submit" name="intent" value="revoke" className={TEXT_LINK}>
            {t('revoke')}
          </button>
          <p className="text-small text-muted">{t('revoke-help')}</p>
        </Form>
      )}
    </section>
  )
}

function LinkForm({ view: { link, from }, refused }: { view: ShareView; refused: RefusedShare | null }) {
  const t = useTranslations('lists.share')
  const errorsOf = useListErrors()
  const errors = refused?.intent === 'link' ? refused.errors : {}
  const typed = refused?.intent === 'link' ? refused.typed : null
  const hasPrices = typed ? typed.prices === 'with' : (link?.hasPrices ?? false)
  const fromErrors = errorsOf(errors.from && [errors.from])
  return (
    <Form method="post" className="grid gap-5">
      <ErrorSummary
        message={errorsOf(errors.form && [errors.form])[0]}
        fields={[{ id: 'link-from', label: t('from'), errors: fromErrors }]}
      />
      <input type="hidden" name="intent" value="link" />
      <ChoiceGroup legend={t('prices')}>
        <Radio name="prices" value="without" defaultChecked={!hasPrices} label={t('without-prices')} />
        <Radio name="prices" value="with" defaultChecked={hasPrices} label={t('with-prices')} />
      </ChoiceGroup>
      <TextField
        id="link-from"
        name="from"
        label={t('from')}
        help={t('from-help')}
        errors={fromErrors}
        defaultValue={typed?.from ?? from}
        autoComplete="name"
        isOptional
      />
      <div>
        <Button type="submit" variant={link ? 'outline' : 'solid'}>
          {link ? t('save') : t('create')}
        </Button>
      </div>
    </Form>
  )
}

/** A link to select or copy. */
function CopyLink({ url }: { url: string }) {
  const t = useTranslations('lists.share')
  return <CopyField label={t('address')} value={url} copy={t('copy')} copied={t('copied')} />
}
