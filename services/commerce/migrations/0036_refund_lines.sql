CREATE TABLE "commerce"."refund_lines" (
	"refund_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"is_restocked" boolean NOT NULL,
	CONSTRAINT "refund_lines_refund_id_line_id_pk" PRIMARY KEY("refund_id","line_id"),
	CONSTRAINT "refund_lines_quantity" CHECK ("commerce"."refund_lines"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "commerce"."refunds" ADD COLUMN "shipping_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commerce"."refunds" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "commerce"."refunds" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "commerce"."refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "commerce"."refunds"("id") ON DELETE cascade ON UPDATE no action;