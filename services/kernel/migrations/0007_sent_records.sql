CREATE UNLOGGED TABLE "kernel"."sent_records" (
	"account_id" text NOT NULL,
	"record" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_records_account_id_record_pk" PRIMARY KEY("account_id","record")
);
--> statement-breakpoint
CREATE INDEX "sent_records_account" ON "kernel"."sent_records" USING btree ("account_id","at");