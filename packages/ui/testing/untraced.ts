// React's development build traces each element and measures each render for the profiler, where nobody looks.
Object.assign(console, { timeStamp: undefined, createTask: undefined });
