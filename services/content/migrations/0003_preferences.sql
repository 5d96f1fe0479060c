CREATE TABLE "content"."preferences" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preferences_account_id_key_pk" PRIMARY KEY("account_id","key")
);
