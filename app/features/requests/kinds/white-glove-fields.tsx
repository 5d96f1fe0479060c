import { useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox, ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { parseLength } from '#domain/request/typed-length.ts'
import { checkPassage } from '#domain/request/way-in.ts'
import type { LoadedForm } from '../form/loaded-form.ts'
import type { KindFieldsProps } from '../form/request-form-view.tsx'
import { MessageField, PersonFields, PlaceFields, QuantityField } from './common-fields.tsx'
import { OrderField } from './contact-fields.tsx'
import { Section } from './section.tsx'
import { EntranceDrawing } from './way-in-drawing.tsx'

/** Spec §3: destination, measurements of the building, and services. */
export function WhiteGloveFields({ field, data }: KindFieldsProps) {
  const t = useTranslations('request.white-glove')
  const tUnits = useTranslations('request.units')
  const { unit, countries, orders, lines } = data
  const assemble = field('assemble')
  const certificate = field('certificate')
  const order = field('orderNumber')
  return (
    <>
      <Section title={t('where')}>
        <TextField {...field('street')} autoComplete="street-address" required />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('city')} autoComplete="address-level2" required />
          <PlaceFields field={field} countries={countries} isComplete />
          <TextField {...field('floor')} help={t('floor-help')} required />
        </div>
      </Section>
      <Section title={t('way-in')} note={t('measure', { unit: tUnits(unit) })}>
        {/* A wide page has the drawing beside the form instead; a panel is too narrow for that. */}
        <EntranceDrawing className="in-[dialog]:grid-cols-[15rem_1fr] in-[dialog]:items-center in-[dialog]:gap-8 sm:in-[dialog]:grid lg:hidden lg:in-[dialog]:grid" />
        <input type="hidden" name="unit" value={unit} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
          <SizeField {...field('stairsWidth')} mark="A" />
          <SizeField {...field('elevatorWidth')} mark="B" />
          <Bottleneck {...field('bottleneckWidth')} data={data} />
        </div>
      </Section>
      <Section title={t('delivery')}>
        {lines.length > 0 && (
          <ul className="text-small">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <div className="sm:w-1/3">
          <QuantityField {...field('numberOfPieces')} />
        </div>
        <ChoiceGroup legend={assemble.label}>
          <Radio
            name="assemble"
            value="yes"
            defaultChecked={assemble.defaultValue !== 'no'}
            label={t('assemble')}
          />
          <Radio
            name="assemble"
            value="no"
            defaultChecked={assemble.defaultValue === 'no'}
            label={t('no-assembly')}
          />
        </ChoiceGroup>
        <div>
          <Checkbox
            name="certificate"
            defaultChecked={certificate.defaultValue === 'on'}
            label={t('certificate')}
          />
          <p className="ps-8 text-small text-muted">{t('certificate-help')}</p>
        </div>
        <OrderField {...order} orders={orders} />
        <MessageField field={field} isOptional />
      </Section>
      <PersonFields field={field} />
    </>
  )
}

/** `mark` is the letter in the drawing, which the label includes. */
function SizeField(field: Parameters<typeof TextField>[0] & { mark: string }) {
  return <TextField {...field} inputMode="decimal" autoComplete="off" />
}

/** Shows a note if the piece must be turned at the bottleneck, or does not fit through. */
function Bottleneck({ data, ...field }: Parameters<typeof TextField>[0] & { data: LoadedForm }) {
  const t = useTranslations('request.white-glove')
  const { unit, piece } = data
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''))
  const gap = parseLength(typed)
  const passage = piece && checkPassage(gap === null || unit === 'cm' ? gap : gap * 2.54, piece.cm)
  return (
    <>
      <SizeField {...field} mark="C" onInput={(event) => setTyped(event.currentTarget.value)} />
      <p role="status" className="text-small sm:col-span-3">
        {passage && passage !== 'upright' && (
          <span className="block border-s-2 border-ink ps-3">{t(`passage.${passage}`)}</span>
        )}
      </p>
    </>
  )
}
