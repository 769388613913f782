import '../../../libs/process/required-node.ts';

await import('../commands/migrate-recover.ts');
