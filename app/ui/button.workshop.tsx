import { Button, LinkButton } from './button.tsx'
import { TextLink } from './text/text-link.tsx'

export const title = 'Buttons and links'

const WORDS = {
  add: 'Add to bag',
  long: 'In den Warenkorb legen und weiter einkaufen',
  more: 'Read the story',
}

export default function Buttons() {
  return (
    <>
      {(['solid', 'outline'] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-4">
          <Button variant={variant}>{WORDS.add}</Button>
          <Button variant={variant} isBusy>
            {WORDS.add}
          </Button>
          <Button variant={variant} disabled>
            {WORDS.add}
          </Button>
          <LinkButton variant={variant} href="/workshop">
            {WORDS.more}
          </LinkButton>
        </div>
      ))}
      <div className="max-w-form">
        <Button width="full">{WORDS.long}</Button>
      </div>
      <p>
        <TextLink href="/workshop">{WORDS.more}</TextLink>
      </p>
    </>
  )
}
