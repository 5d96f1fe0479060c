import { Checkbox } from '#app/ui/form/choice.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Swatch } from '#app/ui/swatch.tsx'
import type { SampleOffer } from '#contracts/order/samples.ts'
import { SAMPLE_FIELDS } from './samples-view.ts'

export function FinishFields({ offer, chosen }: { offer: SampleOffer; chosen: readonly string[] }) {
  return offer.options.map(({ name, finishes }) => (
    <fieldset key={name} className="grid gap-3">
      <legend className="mb-4 font-display text-heading">{name}</legend>
      {finishes.map((finish) => (
        <Checkbox
          key={finish.id}
          name={SAMPLE_FIELDS.finish}
          value={finish.id}
          defaultChecked={chosen.includes(finish.id)}
          label={<FinishName finish={finish} />}
        />
      ))}
    </fieldset>
  ))
}

/** The name of a finish with its color, or with a picture of the piece in this finish. */
function FinishName({ finish: { name, swatchColor, picture } }: { finish: Finish }) {
  return (
    <span className="-my-1.5 flex min-h-9 items-center gap-3">
      {swatchColor ? (
        <Swatch color={swatchColor} className="size-9" />
      ) : (
        picture && (
          <span className="w-7 shrink-0">
            <Picture picture={{ ...picture, alt: '' }} sizes="1.75rem" ratio="product" />
          </span>
        )
      )}
      {name}
    </span>
  )
}

type Finish = SampleOffer['options'][number]['finishes'][number]
