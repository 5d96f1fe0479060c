import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { type CheckedField, ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { ExportState } from '#contracts/export.ts'
import { EXPORT_KINDS } from '#contracts/export.ts'
import { SAVED_PATH } from '../paths.ts'
import {
  CLIENT_MAX,
  type DownloadInput,
  type DownloadPrices,
  type DownloadRefusal,
  FIELD_REFUSALS,
  TITLE_MAX,
} from './download-form.ts'
import { DOWNLOAD_FIELDS } from './download-paths.ts'
import { EarlierDownloads } from './earlier-downloads.tsx'

export type DownloadOptionsView = {
  /** The list in addresses. */
  readonly list: string
  /** The id of what is made. */
  readonly id: string
  readonly input: DownloadInput
  /** The prices that this visitor may choose. */
  readonly prices: readonly DownloadPrices[]
  /** The name of their studio; null without one. */
  readonly studio: string | null
  readonly earlier: readonly ExportState[]
  readonly refusals: readonly DownloadRefusal[]
}

/** What is downloaded of a list, and what it states. */
export function DownloadOptions({ list, id, input, prices, studio, earlier, refusals }: DownloadOptionsView) {
  const t = useTranslations('lists.download')
  const nameOf = useNameOfEveryone()
  const errors = (field: DownloadRefusal) => t(`refused.${field}`, { title: TITLE_MAX, client: CLIENT_MAX })
  const errorsOf = (name: (typeof FIELD_REFUSALS)[keyof typeof FIELD_REFUSALS]) =>
    refusals.filter((refusal) => refusal in FIELD_REFUSALS && fieldOf(refusal) === name).map(errors)
  const whole = refusals.find((refusal) => fieldOf(refusal) === null)
  const names = ['title', 'client', 'markUp', 'until'] as const
  const labels = { title: t('title-label'), client: t('client'), markUp: t('mark-up'), until: t('until') }
  const fields: CheckedField[] = names.map((name) => ({
    id: fieldId(name),
    label: labels[name],
    errors: errorsOf(name),
  }))
  const text = (name: (typeof names)[number]) => ({
    id: fieldId(name),
    label: labels[name],
    name: DOWNLOAD_FIELDS[name],
    defaultValue: input[name],
    errors: errorsOf(name),
  })
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-section">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-4">
        <h1 className="font-display text-display">{t('title')}</h1>
        <p className="max-w-measure">{t('intro')}</p>
      </div>
      <ErrorSummary message={whole && errors(whole)} fields={fields} />
      <form method="post" className="grid max-w-form gap-8" noValidate>
        <input type="hidden" name={DOWNLOAD_FIELDS.key} value={id} />
        <ChoiceGroup legend={t('kind')}>
          {EXPORT_KINDS.map((kind) => (
            <Radio
              key={kind}
              name={DOWNLOAD_FIELDS.kind}
              value={kind}
              defaultChecked={kind === input.kind}
              label={t(`kinds.${kind}`)}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend={t('prices')}>
          {prices.map((price) => (
            <Radio
              key={price}
              name={DOWNLOAD_FIELDS.prices}
              value={price}
              defaultChecked={price === input.prices}
              label={t(`price.${price}`)}
            />
          ))}
        </ChoiceGroup>
        {prices.includes('client') && (
          <TextField {...text('markUp')} help={t('mark-up-help')} inputMode="decimal" autoComplete="off" />
        )}
        <Group legend={t('on-it')}>
          <TextField
            {...text('title')}
            defaultValue={refusals.length === 0 && input.title === '' ? nameOf(list) : input.title}
            maxLength={TITLE_MAX}
            required
            autoComplete="off"
          />
          <TextField {...text('client')} maxLength={CLIENT_MAX} isOptional autoComplete="off" />
          <TextField {...text('until')} type="date" isOptional className="max-w-60" />
          <Checkbox name={DOWNLOAD_FIELDS.notes} defaultChecked={input.hasNotes} label={t('notes')} />
          {studio === null ? (
            <p className="text-small text-muted">
              {t.rich('no-studio', { link: (words) => <TextLink href="/profile/studio">{words}</TextLink> })}
            </p>
          ) : (
            <Checkbox
              name={DOWNLOAD_FIELDS.studio}
              defaultChecked={input.hasStudio}
              label={t('studio', { studio })}
            />
          )}
        </Group>
        <ChoiceGroup legend={t('paper')}>
          <Radio name={DOWNLOAD_FIELDS.paper} value="A4" defaultChecked={input.paper === 'A4'} label="A4" />
          <Radio
            name={DOWNLOAD_FIELDS.paper}
            value="LETTER"
            defaultChecked={input.paper === 'LETTER'}
            label="US Letter"
          />
        </ChoiceGroup>
        <div className="flex flex-wrap items-center gap-6">
          <Button type="submit">{t('submit')}</Button>
          <TextLink href={`${SAVED_PATH}/${list}`}>{t('back')}</TextLink>
        </div>
      </form>
      <EarlierDownloads listId={list} exports={earlier} />
    </div>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-small font-medium">{legend}</legend>
      {children}
    </fieldset>
  )
}

/** The names of the lists that every customer has, by their addresses. */
function useNameOfEveryone(): (list: string) => string {
  const t = useTranslations('lists')
  return (list) => (list === 'saved-for-later' ? t('names.saved-for-later') : t('names.saved'))
}

function fieldId(name: string): string {
  return `download-${name}`
}

function fieldOf(refusal: DownloadRefusal): string | null {
  return Object.entries(FIELD_REFUSALS).find(([code]) => code === refusal)?.[1] ?? null
}
