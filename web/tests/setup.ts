import '$lib/i18n/testing';
