import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { AddressFields } from './address-fields.tsx'
import {
  AT_STEP,
  type FormField,
  fieldsOfStep,
  GO,
  readValues,
  SEND,
  STEPS,
  type Step,
  TICKET,
  TRAP,
} from './application-form.ts'
import { ApplicationSide } from './application-side.tsx'
import { ApplicationSteps } from './application-steps.tsx'
import type { ApplicationData, ApplicationView } from './application-view.ts'
import { CertificateField } from './certificate-field.tsx'
import { CompanyFields } from './company-fields.tsx'
import { fieldId, type StepProps } from './form-context.ts'
import { SHOWN_LATER } from './shown-later.ts'
import { readStoredDraft, storeDraft } from './stored-draft.ts'
import { TermsFields } from './terms-fields.tsx'
import { useFieldErrors, useFieldLabel } from './use-field-text.ts'
import { YouFields } from './you-fields.tsx'

const FORM_ID = 'application'

type ApplicationPageProps = {
  data: ApplicationData
  view: ApplicationView
  /** Whether `view` is the response to a submitted form rather than its initial state. */
  isResponse: boolean
  signInPath: string
  /** The shop's origin: 'https://shop.example'. */
  origin: string
  captcha: ReactNode
}

/**
 * Three steps, each validated by the server; without JavaScript they are one page. Input is stored in the browser
 * until it is sent.
 */
export function ApplicationPage({
  data,
  view,
  isResponse,
  signInPath,
  origin,
  captcha,
}: ApplicationPageProps) {
  const t = useTranslations('application')
  const tAll = useTranslations()
  for (const key of SHOWN_LATER) tAll.has(key)
  const isBusy = useNavigation().formData !== undefined
  const { shown, restore, edit } = useShownForm(view, isResponse)
  const { step, values, certificate, errors, place, version, refusals } = shown
  const labelOf = useFieldLabel(place.country)
  const errorText = useFieldErrors()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const firstStep = useRef(step)
  const isHydrated = useRestoredDraft(form, isResponse, restore)
  useEffect(() => {
    if (firstStep.current === step) return
    firstStep.current = step
    if (errors.length > 0) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [step, errors.length])
  useEffect(() => {
    // The response contains the next step, and a reference to the certificate that the server has stored.
    if (isResponse && form.current)
      storeDraft({
        step: view.step,
        values: readValues(new FormData(form.current)),
        certificate: view.certificate,
      })
  }, [view, isResponse])
  const errorsOf = (field: FormField) =>
    errors.filter((error) => error.field === field).map(({ code }) => errorText(code))
  // Fields of other steps are hidden, so the summary cannot link to them.
  const listedFields = isHydrated ? fieldsOfStep(step) : STEPS.flatMap(fieldsOfStep)
  const { refusal } = view
  const message =
    refusal &&
    (refusal.feature === 'trade'
      ? tAll(refusalMessageKey('trade', refusal.code))
      : tAll(refusalMessageKey('request', refusal.code)))
  const hasPassword = data.account === null
  const props: StepProps = { data, values, certificate, place, labelOf, errorsOf }
  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const typed = readValues(new FormData(currentTarget))
    const name = target instanceof Element ? target.getAttribute('name') : null
    edit(name, { country: typed.country, zone: typed.zone })
    storeDraft({ step, values: typed, certificate })
  }
  const title = t(step === 'terms' && !hasPassword ? 'titles.terms-only' : `titles.${step}`)
  return (
    <div className="mx-auto grid w-full max-w-page grow content-start lg:grid-cols-[1fr_29rem] lg:content-stretch">
      <aside className="bg-linen max-lg:order-last lg:col-start-2 lg:row-start-1">
        <ApplicationSide step={step} values={values} data={data} formId={FORM_ID} />
      </aside>
      <div className="px-gutter py-8 md:py-12 lg:col-start-1 lg:row-start-1 lg:pe-16">
        <div className="grid max-w-measure gap-8">
          <PageMeta title={t('title')} description={t('description')} origin={origin} />
          <ApplicationSteps step={step} hasPassword={hasPassword} formId={FORM_ID} />
          <h1 ref={heading} tabIndex={-1} className="font-display text-display-small outline-none">
            <span className="scriptless:hidden">{title}</span>
            <span className="hidden scriptless:inline">{t('title')}</span>
          </h1>
          <ErrorSummary
            message={message}
            fields={listedFields.map((field) => ({
              id: fieldId(field),
              label: labelOf(field),
              errors: errorsOf(field),
            }))}
            refusals={refusals}
          />
          <Form
            ref={form}
            id={FORM_ID}
            method="post"
            encType="multipart/form-data"
            noValidate
            onChange={onChange}
            className="grid gap-10"
          >
            {/* The Enter key presses a form's first button, which should be the one that continues. */}
            <button
              type="submit"
              name={GO}
              value={nextStep(step)}
              tabIndex={-1}
              aria-hidden
              className="sr-only"
            />
            <input type="hidden" name={TICKET} value={view.ticket} />
            <input type="hidden" name={AT_STEP} value={step} />
            <Trap />
            <StepSection isShown={step === 'you'} key={`you ${version}`}>
              <YouFields {...props} signInPath={signInPath} />
            </StepSection>
            <StepSection isShown={step === 'company'} key={`company ${version}`}>
              <CompanyFields {...props} />
              <AddressFields {...props} />
              <CertificateField {...props} />
            </StepSection>
            <StepSection isShown={step === 'terms'} key={`terms ${version}`}>
              <TermsFields {...props} />
              {captcha}
            </StepSection>
            <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
              {step !== 'terms' && (
                <Button
                  type="submit"
                  name={GO}
                  value={nextStep(step)}
                  isBusy={isBusy}
                  className="max-sm:w-full scriptless:hidden"
                >
                  {t(CONTINUE[step === 'company' && !hasPassword ? 'company-only' : step])}
                </Button>
              )}
              <div className={step === 'terms' ? 'max-sm:w-full' : 'hidden scriptless:block'}>
                <Button type="submit" name={GO} value={SEND} isBusy={isBusy} className="max-sm:w-full">
                  {t('send')}
                </Button>
              </div>
              {step !== 'you' && (
                <button
                  type="submit"
                  name={GO}
                  value={previousStep(step)}
                  className="min-h-11 text-small scriptless:hidden"
                >
                  <span className={TEXT_LINK}>{t(BACK[step])}</span>
                </button>
              )}
            </div>
          </Form>
        </div>
      </div>
    </div>
  )
}

const CONTINUE = {
  you: 'continue.company',
  company: 'continue.terms',
  'company-only': 'continue.terms-only',
} as const
const BACK = { company: 'back.you', terms: 'back.company' } as const

function nextStep(step: Step): string {
  return STEPS[STEPS.indexOf(step) + 1] ?? SEND
}

function previousStep(step: Step): string {
  return STEPS[STEPS.indexOf(step) - 1] ?? 'you'
}

function StepSection({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return <div className={isShown ? 'grid gap-10' : 'hidden gap-10 scriptless:grid'}>{children}</div>
}

/** A honeypot, hidden from people, screen readers and autofill. */
function Trap() {
  return (
    <input
      type="text"
      name={TRAP}
      defaultValue=""
      autoComplete="off"
      tabIndex={-1}
      aria-hidden
      className="sr-only"
    />
  )
}

type RestoredDraft = Pick<ApplicationView, 'step' | 'values' | 'certificate'>

/** The server's last response, with later edits. */
function useShownForm(view: ApplicationView, isResponse: boolean) {
  const toShownForm = (from: ApplicationView, refusals: number, version: number) => ({
    ...from,
    view: from,
    place: { country: from.values.country, zone: from.values.zone },
    /** Incremented when values replace the contents of fields. */
    version,
    refusals,
  })
  const isRefused = view.errors.length > 0 || view.refusal !== null
  const [shown, setShown] = useState(() => toShownForm(view, isResponse && isRefused ? 1 : 0, 0))
  if (shown.view !== view) setShown(toShownForm(view, shown.refusals + (isRefused ? 1 : 0), shown.version))
  return {
    shown,
    restore: (restored: RestoredDraft) =>
      setShown((now) => ({
        ...now,
        ...restored,
        place: { country: restored.values.country, zone: restored.values.zone },
        version: now.version + 1,
      })),
    /** Removes the errors of the field that is being edited. */
    edit: (name: string | null, place: { country: string; zone: string }) =>
      setShown((now) => {
        const isCorrected = now.errors.some(({ field }) => field === name)
        const isPlaceChanged = now.place.country !== place.country || now.place.zone !== place.zone
        if (!isCorrected && !isPlaceChanged) return now
        return { ...now, place, errors: now.errors.filter(({ field }) => field !== name) }
      }),
  }
}

/**
 * Restores the draft stored in this browser, unless the visitor has typed before the script ran, or the server has
 * just responded to the form. Returns whether the page is hydrated.
 */
function useRestoredDraft(
  form: { readonly current: HTMLFormElement | null },
  isResponse: boolean,
  restore: (restored: RestoredDraft) => void,
): boolean {
  const [isHydrated, setHydrated] = useState(false)
  const latestRestore = useRef(restore)
  useEffect(() => {
    setHydrated(true)
    const draft = isResponse ? null : readStoredDraft()
    if (draft && form.current && !hasInput(form.current)) latestRestore.current(draft)
  }, [form, isResponse])
  return isHydrated
}

function hasInput(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
    if (field.type === 'checkbox') return field.checked !== field.defaultChecked
    return field.value !== field.defaultValue
  })
}
