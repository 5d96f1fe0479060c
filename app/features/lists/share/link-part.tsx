import { Form } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { useListErrors } from '../form/use-list-errors.ts'
import { CopyLink } from './copy-link.tsx'
import type { RefusedShare } from './share-form.ts'
import type { ShareView } from './share-view.ts'

/** The link of a list: what it shows, who opened it, and how to revoke it. */
export function LinkPart({ view, refused }: { view: ShareView; refused: RefusedShare | null }) {
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
          <CopyLink address={link.address} />
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
