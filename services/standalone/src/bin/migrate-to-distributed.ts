import '../../../libs/process/required-node.ts';

await import('../commands/migrate-to-distributed.ts');
