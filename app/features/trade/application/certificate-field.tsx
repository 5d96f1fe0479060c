import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { FileInput } from '#app/ui/form/file-field.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { getZones } from '#domain/address/zones.ts'
import { ATTACHMENT_BYTES_MAX, ATTACHMENT_ENDINGS, ATTACHMENT_TYPES } from '#domain/files/attachments.ts'
import { formatFileSize } from '#domain/files/written-size.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { isCertificateRequested } from '#domain/trade/resale-certificate.ts'
import { CERTIFICATE } from './application-form.ts'
import { fieldId, type StepProps } from './form-context.ts'

/**
 * Shown where the place requires a resale certificate, which may be sent later. Without JavaScript it is shown for
 * every country in which some places require one.
 */
export function CertificateField({ place: { country, zone }, certificate, errorsOf }: StepProps) {
  const t = useTranslations('application.certificate')
  const { tag } = usePageLocale()
  const [chosen, setChosen] = useState<{ name: string; size: number } | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const choose = (file: { name: string; size: number } | null) => {
    if (file === null && field.current) field.current.value = ''
    setChosen(file)
  }
  // Resets the field once the server has stored the chosen file.
  const sealed = certificate?.sealed
  const lastSealed = useRef(sealed)
  useEffect(() => {
    if (lastSealed.current === sealed) return
    lastSealed.current = sealed
    if (field.current) field.current.value = ''
    setChosen(null)
    setRemoved(false)
  }, [sealed])
  const zones = isCountryCode(country) ? getZones(country) : []
  const isPossible = zones.some(({ code }) => isCertificateRequested(country, code))
  const isRequested = isCertificateRequested(country, zone)
  const id = fieldId('certificate')
  const errors = errorsOf('certificate')
  const stored = isRemoved ? null : certificate
  const shown = chosen ?? (stored && { name: stored.name, size: stored.sizeBytes })
  const prompt = t(shown ? 'replace' : 'choose')
  const placeName = zones.find(({ code }) => code === zone)?.name
  const displayClass = isRequested || stored ? 'grid' : isPossible ? 'hidden scriptless:grid' : 'hidden'
  return (
    <section className={`${displayClass} gap-3`}>
      <h2 className="font-display text-title">{t('title')}</h2>
      <p id={`${id}-help`} className="max-w-measure text-muted">
        {placeName === undefined ? t('text-any') : t('text', { place: placeName })}{' '}
        {t('limits', { size: formatFileSize(ATTACHMENT_BYTES_MAX, tag) })}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 border-y border-hairline py-2">
        {shown && (
          <p className="grow py-2 wrap-anywhere">
            {shown.name}
            <span className="block text-small text-muted">
              {stored && !chosen
                ? t('received', { size: formatFileSize(shown.size, tag) })
                : formatFileSize(shown.size, tag)}
            </span>
          </p>
        )}
        {stored && (
          <>
            <input type="hidden" name={CERTIFICATE.stored} value={stored.sealed} />
            <div className="hidden scriptless:block">
              <Checkbox name={CERTIFICATE.removed} value={stored.sealed} label={t('remove')} />
            </div>
          </>
        )}
        <FileInput
          ref={field}
          id={id}
          prompt={prompt}
          aria-label={prompt}
          isListed
          name={CERTIFICATE.files}
          accept={[...ATTACHMENT_TYPES, ...Object.values(ATTACHMENT_ENDINGS).flat()].join(',')}
          aria-describedby={errors.length > 0 ? `${id}-help ${id}-error` : `${id}-help`}
          aria-invalid={errors.length > 0 || undefined}
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0]
            choose(file ? { name: file.name, size: file.size } : null)
          }}
        />
        {shown && (
          <button
            type="button"
            onClick={() => {
              choose(null)
              setRemoved(true)
              field.current?.focus()
            }}
            className="min-h-11 text-small scriptless:hidden"
          >
            <span className={TEXT_LINK}>{t('remove')}</span>
          </button>
        )}
      </div>
      {errors.length > 0 && (
        <p id={`${id}-error`} className="text-small text-alert">
          {errors.join(' ')}
        </p>
      )}
    </section>
  )
}
