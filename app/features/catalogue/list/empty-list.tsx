import { LinkButton } from '#app/ui/button.tsx'

export function EmptyList({
  title,
  text,
  action,
}: {
  title: string
  text: string
  action: { readonly label: string; readonly href: string } | null
}) {
  return (
    <div className="grid justify-items-start gap-4 pt-6 pb-section md:pt-10">
      <h2 className="font-display text-display-small">{title}</h2>
      <p className="max-w-measure text-muted">{text}</p>
      {action && (
        <LinkButton href={action.href} variant="outline" className="mt-2">
          {action.label}
        </LinkButton>
      )}
    </div>
  )
}
