import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { Link, type LinkProps } from './text/link.tsx'

export type ButtonLook = {
  /** `solid` for the main action of a page; `outline` for its alternative. */
  variant?: 'solid' | 'outline'
  width?: 'content' | 'full'
}

/** While busy, the button has the same size and label, and cannot be pressed. */
export function Button({
  variant = 'solid',
  width = 'content',
  isBusy = false,
  type = 'button',
  className,
  children,
  ...props
}: ComponentProps<'button'> & ButtonLook & { isBusy?: boolean }) {
  return (
    <button
      {...props}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : props.onClick}
      className={classNames(buttonLook({ variant, width }), className)}
    >
      {children}
      {isBusy && (
        <span className="absolute inset-y-0 end-1.5 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}

export function LinkButton({ variant, width, className, ...props }: LinkProps & ButtonLook) {
  return <Link {...props} className={classNames(buttonLook({ variant, width }), className)} />
}

/** The class names of a button, for other elements that look like one. */
export function buttonLook({
  variant = 'solid',
  width = 'content',
}: {
  variant?: ButtonLook['variant'] | undefined
  width?: ButtonLook['width'] | undefined
}): string {
  return classNames(BASE, variant === 'solid' ? SOLID : OUTLINE, width === 'full' && 'w-full')
}

const BASE =
  'relative inline-flex min-h-12 rounded-button items-center justify-center gap-2 px-7 py-3 text-center text-small tracking-button transition-colors disabled:cursor-not-allowed aria-busy:cursor-progress'
const SOLID =
  'bg-ink text-page hover:bg-accent disabled:bg-linen disabled:text-muted aria-disabled:hover:bg-ink'
const OUTLINE =
  'border border-ink hover:border-accent hover:text-accent disabled:border-hairline disabled:text-muted'
