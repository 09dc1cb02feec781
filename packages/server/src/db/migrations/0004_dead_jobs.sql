CREATE TABLE "dead_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"version" integer NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"error" text NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"died_at" timestamp (3) with time zone NOT NULL
);
