import { money } from '#domain/money/money.ts'
import { Chip } from './chip.tsx'
import { Disclosure } from './disclosure.tsx'
import { ArrowIcon, CheckIcon, ChevronIcon, CloseIcon, HeartIcon, SearchIcon } from './icon/icons.tsx'
import { Notice } from './notice.tsx'
import { Breadcrumbs } from './page/breadcrumbs.tsx'
import { Pagination } from './page/pagination.tsx'
import { Price } from './price.tsx'
import { QuantityField } from './quantity-field.tsx'
import { TextLink } from './text/text-link.tsx'

export const title = 'Reading, choosing, counting'

const NO_CART = { action: '/workshop', fields: {}, onChange: () => {} }

const WORDS = {
  crumbs: [
    { label: 'Furniture', href: '/categories/furniture' },
    { label: 'Seating', href: '/categories/furniture/seating' },
  ],
  current: 'Armchairs',
  display: 'Walnut, brass, and forty hours of one man’s hands',
  chips: ['Bouclé', 'Walnut'],
  refusal: 'You already added to your cart all the available units of this item.',
  success: 'The promotion code is applied.',
  plain: 'Duties and taxes are shown at checkout.',
  undo: 'Undo',
  question: 'How is it delivered?',
  answer: 'By two people, into the room of your choice. They take the packaging with them.',
}

export default function Reading() {
  return (
    <>
      <Breadcrumbs crumbs={WORDS.crumbs} current={WORDS.current} />
      <p className="max-w-measure font-display text-display-large">{WORDS.display}</p>
      <p className="flex gap-6">
        <Price price={money(485_000, 'USD')} />
        <Price price={money(1_240_000, 'USD')} fullPrice={money(1_390_050, 'USD')} />
      </p>
      <div className="flex gap-2">
        {WORDS.chips.map((label) => (
          <Chip key={label} label={label} href="/workshop" removeLabel={label} />
        ))}
      </div>
      <div className="grid gap-3">
        <Notice>{WORDS.plain}</Notice>
        <Notice tone="success" action={<TextLink href="/workshop">{WORDS.undo}</TextLink>}>
          {WORDS.success}
        </Notice>
        <Notice tone="refusal">{WORDS.refusal}</Notice>
      </div>
      <div className="max-w-form border-t border-hairline">
        <Disclosure title={WORDS.question}>{WORDS.answer}</Disclosure>
        <Disclosure title={WORDS.question} isOpen>
          {WORDS.answer}
        </Disclosure>
      </div>
      <div className="flex gap-4">
        <QuantityField quantity={1} label={WORDS.current} {...NO_CART} />
        <QuantityField quantity={4} label={WORDS.current} max={4} {...NO_CART} />
        <QuantityField
          quantity={2}
          label={WORDS.current}
          refused={{ typed: '1000', why: 'quantity-too-large' }}
          {...NO_CART}
        />
      </div>
      <Pagination page={5} pageCount={10} hrefOf={(page) => `/workshop?page=${page}`} />
      <p className="flex gap-4">
        <HeartIcon size="large" />
        <HeartIcon size="large" isFilled />
        <SearchIcon size="large" />
        <ArrowIcon size="large" />
        <ChevronIcon size="large" />
        <CheckIcon size="large" />
        <CloseIcon size="large" />
      </p>
    </>
  )
}
