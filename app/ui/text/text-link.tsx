import { classNames } from '../class-names.ts'
import { Link, type LinkProps } from './link.tsx'

/** Underlined by a hairline; used alone or in a sentence. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames(TEXT_LINK, className)} />
}

export const TEXT_LINK =
  'inline-block border-b border-current pb-0.5 leading-tight transition-colors hover:text-accent [&:is(button)]:-mt-2 [&:is(button)]:pt-2'
